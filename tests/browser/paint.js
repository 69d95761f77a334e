// A table whose messages come from a recording: how long each update takes, from its message to the paint
// that shows it. The wait for the screen's next frame in between is not counted: it is as long without any work.
(() => {
  let fed = null;
  class Recorded {
    static OPEN = 1;
    readyState = Recorded.OPEN;
    constructor() {
      fed = this;
      queueMicrotask(() => this.onopen?.());
    }
    send() {}
    close() {}
  }
  window.WebSocket = Recorded;

  const channel = new MessageChannel();
  /** How long the next frame takes, from its first callback until it is painted. */
  const painted = () =>
    new Promise((done) => {
      requestAnimationFrame(() => {
        const start = performance.now();
        channel.port1.onmessage = () => done(performance.now() - start);
        channel.port2.postMessage(null);
      });
    });
  /** Until all that waits for this task has run. */
  const settled = async () => {
    for (let k = 0; k < 10; k++) await null;
  };
  const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

  /** Milliseconds of each update; what else was said is told in between. */
  window.meydanPaints = async (frames, between) => {
    while (!fed) await pause(10);
    const times = [];
    for (const data of frames) {
      const start = performance.now();
      fed.onmessage({ data });
      await settled();
      const work = performance.now() - start;
      const frame = await painted();
      if (data.startsWith('{"type":"update"')) times.push(work + frame);
      await pause(between);
    }
    return times;
  };
})();
