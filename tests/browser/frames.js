// Writes down what is on a table in every frame: the number of its position, the number of the scene that has begun,
// and the figures on each thing of the board.
(() => {
  const frames = [];
  let on = false;
  /** Its words piece by piece: a struck figure beside a new one is two figures. */
  const wordsOf = (element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const words = [];
    while (walker.nextNode()) words.push(walker.currentNode.data);
    return words.join(' ');
  };
  const figures = (board) => {
    const found = {};
    for (const element of board.querySelectorAll('[data-id]')) {
      const numbers = wordsOf(element).match(/\d+/g) ?? [];
      if (numbers.length) found[element.dataset.id] = [...(found[element.dataset.id] ?? []), ...numbers];
    }
    return found;
  };
  const frame = () => {
    const board = document.querySelector('.play .board');
    if (board)
      frames.push({
        events: Number(board.dataset.events),
        scene: Number(board.dataset.scene),
        figures: figures(board),
        told: document.querySelector('.lately.big') !== null,
        flying: document.querySelectorAll('.flight').length,
        toned: document.querySelectorAll('[data-tone]').length,
      });
    if (on) requestAnimationFrame(frame);
  };
  window.meydanRecord = () => {
    on = true;
    requestAnimationFrame(frame);
  };
  window.meydanFrames = () => frames.splice(0);
  /** Where the board is. */
  window.meydanBoard = () => {
    const { x, y, width, height } = document.querySelector('.play .board').getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  };
  /** Milliseconds from a click on an answer until the page shows that it was taken. */
  window.meydanAnswer = () =>
    new Promise((done) => {
      const button = document.querySelector('[data-choice]:not(:disabled)');
      const before = document.querySelector('.asking').innerHTML;
      const start = performance.now();
      button.click();
      const check = () => {
        if (document.querySelector('.asking').innerHTML !== before) done(performance.now() - start);
        else requestAnimationFrame(check);
      };
      check();
    });
})();
