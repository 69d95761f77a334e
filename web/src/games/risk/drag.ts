/** A mouse drags what is larger than its window, as a finger does by itself. */
export function dragging(port: HTMLElement): () => void {
  const SLACK = 5;
  let from: { x: number; y: number; left: number; top: number } | null = null;
  let moved = false;
  const down = (event: PointerEvent) => {
    moved = false;
    from =
      event.pointerType === 'mouse' && event.button === 0
        ? { x: event.clientX, y: event.clientY, left: port.scrollLeft, top: port.scrollTop }
        : null;
  };
  const move = (event: PointerEvent) => {
    if (!from || !(event.buttons & 1)) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    moved ||= Math.hypot(dx, dy) > SLACK;
    if (moved) port.scrollTo({ left: from.left - dx, top: from.top - dy, behavior: 'instant' });
  };
  // A drag that ends on a territory is no click on it.
  const click = (event: MouseEvent) => {
    if (moved) event.stopPropagation();
    moved = false;
  };
  port.addEventListener('pointerdown', down);
  port.addEventListener('pointermove', move);
  port.addEventListener('click', click, true);
  return () => {
    port.removeEventListener('pointerdown', down);
    port.removeEventListener('pointermove', move);
    port.removeEventListener('click', click, true);
  };
}
