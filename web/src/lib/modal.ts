/** A dialog over the page: open as long as it is there, closed by Escape or a click beside it. */
export function modal(close: () => void): (dialog: HTMLDialogElement) => () => void {
  return (dialog) => {
    dialog.oncancel = (event) => {
      event.preventDefault();
      close();
    };
    dialog.onclick = (event) => {
      if (event.target === dialog) close();
    };
    dialog.showModal();
    return () => dialog.close();
  };
}
