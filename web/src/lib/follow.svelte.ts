import type { Attachment } from 'svelte/attachments';

/** Keeps a list that grows at its end, unless the reader scrolled up. Scrolls with the frame that draws the new lines. */
export function follow(count: () => number): Attachment<HTMLElement> {
  return (box) => {
    let atEnd = true;
    let top = 0;
    let height = 0;
    // Only going up leaves the end: lines may come, and old ones go, between our scrolling and the word of it.
    const scrolled = () => {
      if (box.scrollHeight - box.scrollTop - box.clientHeight < 40) atEnd = true;
      else if (box.scrollTop < top && box.scrollHeight >= height) atEnd = false;
      top = box.scrollTop;
      height = box.scrollHeight;
    };
    box.addEventListener('scroll', scrolled);
    $effect(() => {
      void count();
      const frame = requestAnimationFrame(() => {
        if (atEnd) box.scrollTop = box.scrollHeight;
      });
      return () => cancelAnimationFrame(frame);
    });
    return () => box.removeEventListener('scroll', scrolled);
  };
}
