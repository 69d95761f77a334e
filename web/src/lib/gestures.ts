/** Dragging and pinching a map. What ends as a drag is no click on whatever lies under it. */

/** What can be moved so: a view of a map. */
interface Movable {
  near: boolean;
  pan(dx: number, dy: number): void;
  zoom(by: number, at?: { x: number; y: number }): void;
  at(port: Element, clientX: number, clientY: number): { x: number; y: number };
}

const SLACK = 6;

export function gestures(camera: Movable): (port: HTMLElement) => () => void {
  return (port) => {
    const held = new Map<number, { x: number; y: number }>();
    let moved = false;
    let from = { x: 0, y: 0 };

    const down = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      if (!held.size) {
        moved = false;
        from = { x: event.clientX, y: event.clientY };
      }
      held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent) => {
      const last = held.get(event.pointerId);
      if (!last) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        moved = true;
        const apart = (p: typeof now) => Math.hypot(p.x - other.x, p.y - other.y) || 1;
        const middle = camera.at(port, (now.x + other.x) / 2, (now.y + other.y) / 2);
        camera.zoom(apart(now) / apart(last), middle);
      } else if (camera.near) {
        moved ||= Math.hypot(now.x - from.x, now.y - from.y) > SLACK;
        if (moved) camera.pan(now.x - last.x, now.y - last.y);
        else return;
      }
      held.set(event.pointerId, now);
    };
    const up = (event: PointerEvent) => void held.delete(event.pointerId);
    const click = (event: MouseEvent) => {
      if (moved) event.stopPropagation();
      moved = false;
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      camera.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, camera.at(port, event.clientX, event.clientY));
    };
    const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up, pointerleave: up };
    for (const [name, heard] of Object.entries(listeners)) port.addEventListener(name, heard as EventListener);
    port.addEventListener('click', click, true);
    port.addEventListener('wheel', wheel, { passive: false });
    return () => {
      for (const [name, heard] of Object.entries(listeners)) port.removeEventListener(name, heard as EventListener);
      port.removeEventListener('click', click, true);
      port.removeEventListener('wheel', wheel);
    };
  };
}
