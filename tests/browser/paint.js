// How long each view update takes, from its message to the paint that shows it.
window.meydanPaints = [];
(() => {
  const socket = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  const painted = new MessageChannel();
  let waiting = [];
  painted.port1.onmessage = () => {
    for (const name of waiting) {
      window.meydanPaints.push(performance.measure(name, name).duration);
      performance.clearMarks(name);
      performance.clearMeasures(name);
    }
    waiting = [];
  };
  let count = 0;
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    ...socket,
    set(handler) {
      socket.set.call(this, (message) => {
        const update = message.data.startsWith('{"type":"update"');
        const name = `update ${count++}`;
        if (update) performance.mark(name);
        handler.call(this, message);
        if (!update) return;
        requestAnimationFrame(() => {
          waiting.push(name);
          painted.port2.postMessage(null);
        });
      });
    },
  });
})();
