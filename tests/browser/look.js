// What a person sees to click on a table: things that glow, and the buttons of the prompt.
(() => {
  const visible = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  // An answer on its way is waited for. A sealed one could still be changed, but the window may close meanwhile: this
  // person leaves it as it is.
  const sealed = () => document.querySelector('.prompt.sealed, .prompt.sent') !== null;
  // What is on a tray stays there, and what leads nowhere is left; a way out is taken, a way back is not.
  const THINGS = '.thing.open:not(.picked)';
  const CHOICES = '[data-choice]:not(:disabled, [data-vain], [aria-pressed="true"])';
  const EXITS = '[data-exit=""]:not(:disabled)';
  // A part of a map that is too small to choose from leads to what glows there.
  const LEADS = '[data-leads]';
  const glowing = () =>
    sealed() ? [] : [...document.querySelectorAll(`${THINGS}, ${LEADS}, ${CHOICES}, ${EXITS}`)].filter(visible);
  const over = () => document.querySelector('.ending') !== null;

  /** A point where a click reaches this element and nothing over it. */
  const pointOn = (element) => {
    const box = element.getBoundingClientRect();
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85];
    for (const down of parts)
      for (const across of parts) {
        const [x, y] = [box.x + box.width * across, box.y + box.height * down];
        const hit = document.elementFromPoint(x, y);
        if (hit && element.contains(hit)) return { x, y };
      }
    return { x: null, y: null };
  };

  /** Whether, before the time is over, something glows or the game ends. Looks are counted, not the clock: a machine that
   * stood still has not looked. */
  window.meydanReady = (milliseconds) =>
    new Promise((done) => {
      const check = (left) => {
        const ready = over() || glowing().length > 0;
        if (ready || left <= 0) done(ready);
        else setTimeout(check, 20, left - 1);
      };
      check(milliseconds / 20);
    });
  window.meydanLook = (choice) => {
    const all = glowing();
    const one = all[Math.floor(choice * all.length)];
    if (over() || !one) return { over: over(), count: all.length };
    const root = document.documentElement;
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return {
      over: false,
      count: all.length,
      wide: root.scrollWidth - root.clientWidth,
      // The table fills the window and its parts scroll by themselves.
      tall: root.scrollHeight - root.clientHeight,
      // By their keys: the numbers of the answers that are open, 0 for the way out.
      keys: [...document.querySelectorAll('[data-choice]:not(:disabled)')].flatMap((element, k) => (k < 9 && all.includes(element) ? [k + 1] : [])).concat(all.some((element) => element.matches(EXITS)) ? [0] : []),
      what: one.dataset.id ?? one.textContent.trim(),
      ...pointOn(one),
    };
  };
})();
