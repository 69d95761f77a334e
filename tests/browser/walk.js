// Walks into a question without answering it: which shape it has, and what a click leads to.
(() => {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (data) {
    if (!String(data).includes('"do":"answer"')) send.call(this, data);
  };
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('meydan.pending.')) sessionStorage.removeItem(key);
  const WAYS = {
    choice: '.prompt [data-choice]:not(:disabled, [data-vain], [aria-pressed="true"])',
    thing: '.thing.open:not(.picked)',
  };
  const PARTS = {
    buttons: '.prompt .answers > .answer:not(:has(.segments))',
    places: '.prompt .places',
    tray: '.prompt .set',
    full: '.prompt .set .btn.first:enabled',
    stepper: '.prompt .amount',
    row: '.prompt .segments',
    locked: '.prompt .answers .locked',
    exit: '.prompt .exits [data-exit=""]',
    back: '.prompt .exits [data-exit="undo"]',
  };
  const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
  const all = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());

  /** Until nothing moves any more. */
  window.meydanStill = async () => {
    await document.fonts.ready;
    for (let k = 0; k < 3; k++) await new Promise(requestAnimationFrame);
    const ends = document.getAnimations().map((animation) => animation.finished.catch(() => {}));
    await Promise.race([Promise.all(ends), pause(800)]);
  };
  /** Whoever has read what happened goes on to the question. */
  window.meydanRead = async () => {
    document.querySelector('.since footer .first')?.click();
    while (!document.querySelector('.prompt')) await pause(20);
  };
  window.meydanShape = async () => {
    await meydanStill();
    const state = ['asks', 'settles', 'sent', 'sealed', 'waits'].find((one) => document.querySelector(`.prompt.${one}`));
    const parts = Object.keys(PARTS).filter((part) => all(PARTS[part]).length);
    return [state, ...parts].join(' ');
  };
  window.meydanWays = () => Object.fromEntries(Object.entries(WAYS).map(([which, what]) => [which, all(what).length]));
  window.meydanGo = async (which, place) => {
    const element = all(WAYS[which])[place];
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await pause(60);
    return meydanShape();
  };
})();
