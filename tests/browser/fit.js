// What is wrong with how a table lies in its window: something over a button or over what is asked, words that are cut or
// broken, an answer nobody can reach, a badge outside its map, a page that scrolls.
(() => {
  const SLACK = 2;
  const INSET = 3;
  const ASKED = '.prompt h2, .prompt p, .prompt small, .prompt .limit, .prompt .state';
  const ANSWERS = '[data-choice], [data-exit]';
  const BUTTONS = '.play button, .play a.btn, dialog[open] button';

  const shown = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const named = (element) => {
    const words = (element.textContent || element.getAttribute('aria-label') || '').trim().replace(/\s+/g, ' ');
    const classes = typeof element.className === 'string' ? element.className : element.className.baseVal;
    return `${element.localName}.${classes.replace(/ ?s(velte)?-\S+/g, '').replaceAll(' ', '.')} "${words.slice(0, 60)}"`;
  };
  const styled = new Map();
  const styleOf = (element) => {
    if (!styled.has(element)) styled.set(element, getComputedStyle(element));
    return styled.get(element);
  };
  const scrolls = (style, axis) => ['auto', 'scroll'].includes(style[`overflow${axis}`]);
  const clips = (style, axis) => ['hidden', 'clip'].includes(style[`overflow${axis}`]);

  /** Beyond which sides of the window, or of what cuts it off, this box lies; a scroller can bring it back. */
  const beyond = (element, box) => {
    const sides = new Set();
    let [across, down] = [true, true];
    const against = (rect) => {
      if (across && box.left < rect.left - SLACK) sides.add('left');
      if (across && box.right > rect.right + SLACK) sides.add('right');
      if (down && box.top < rect.top - SLACK) sides.add('top');
      if (down && box.bottom > rect.bottom + SLACK) sides.add('bottom');
    };
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
      const style = styleOf(one);
      if (scrolls(style, 'X')) across = false;
      if (scrolls(style, 'Y')) down = false;
      if (clips(style, 'X') || clips(style, 'Y')) {
        const rect = one.getBoundingClientRect();
        const [wasAcross, wasDown] = [across, down];
        across &&= clips(style, 'X');
        down &&= clips(style, 'Y');
        against(rect);
        [across, down] = [wasAcross, wasDown];
      }
      if (style.position === 'fixed') break;
    }
    against({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    return [...sides];
  };

  const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
  const cornered = (element) => {
    const box = element.getBoundingClientRect();
    const [dx, dy] = [Math.min(INSET, box.width / 2), Math.min(INSET, box.height / 2)];
    const [left, right, top, bottom] = [box.left + dx, box.right - dx, box.top + dy, box.bottom - dy];
    return [middle(box), [left, top], [right, top], [left, bottom], [right, bottom]];
  };
  /** Pieces may lie on the edge of a thing, as on a table, but not on its words. */
  const lettered = (element) => {
    const range = document.createRange();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const points = [];
    while (walker.nextNode()) {
      if (walker.currentNode.parentElement.closest('.hush') || !shown(walker.currentNode.parentElement)) continue;
      range.selectNodeContents(walker.currentNode);
      points.push(...[...range.getClientRects()].filter(({ width }) => width > 0).map(middle));
    }
    return points;
  };
  /** Of a fan every card shows a strip, from its head to its foot, where it can be clicked; else, what hides it. */
  const shut = (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const at = (x, y) => document.elementFromPoint(x, y);
    let hider = null;
    for (let x = left + 1; x < right; x += 1) {
      const hits = [top + 14, (top + bottom) / 2, bottom - 8].map((y) => at(x, y));
      hider = hits.find((hit) => !element.contains(hit)) ?? null;
      if (!hider && !hits.includes(null)) return null;
    }
    return hider;
  };
  /** What lies over this element at its middle or near its corners. */
  const over = (element) => {
    if (element.closest('[data-fan]')) return shut(element);
    for (const [x, y] of element.matches('.board .thing') ? lettered(element) : cornered(element)) {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const hits = document.elementsFromPoint(x, y);
      const at = hits.findIndex((hit) => element.contains(hit));
      // Beside a round corner there is only what it lies on; else all that comes first lies over it.
      const first = at < 0 ? hits.slice(0, 1).filter((hit) => !hit.contains(element)) : hits.slice(0, at);
      if (first.length) return first[0];
    }
    return null;
  };
  /** Look at each of these where it can be seen, and leave the scrollers as they were. */
  const each = (elements, look) => {
    const moved = new Map();
    for (const element of elements) {
      for (let one = element.parentElement; one; one = one.parentElement)
        if (!moved.has(one)) moved.set(one, [one.scrollLeft, one.scrollTop]);
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      // What sticks to an edge of its scroller gives way in the middle.
      if (over(element)) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      look(element);
    }
    for (const [one, [left, top]] of moved) one.scrollTo({ left, top, behavior: 'instant' });
  };

  const covered = (faults) =>
    each([...new Set(document.querySelectorAll(`${BUTTONS}, ${ASKED}`))].filter(shown), (element) => {
      const hit = over(element);
      if (hit) faults.push(`covered: ${named(element)} by ${named(hit)}`);
    });

  /** What is asked can be answered without looking for it: the first answer is in sight, whatever else is. */
  const sought = (faults) => {
    const first = document.querySelector('.prompt.asks .answers > *, .prompt.settles .answers > *');
    if (!first) return;
    const [box, room] = [first.getBoundingClientRect(), first.closest('.prompt').getBoundingClientRect()];
    const low = Math.min(box.bottom, box.top + 44) - INSET;
    if (low > room.bottom || over(first.querySelector('button') ?? first)) faults.push(`sought: ${named(first)}`);
  };

  const outside = (faults) =>
    each([...document.querySelectorAll(ANSWERS)].filter(shown), (element) => {
      const box = element.getBoundingClientRect();
      const sides = [
        ['left', box.left < -SLACK],
        ['right', box.right > innerWidth + SLACK],
        ['top', box.top < -SLACK],
        ['bottom', box.bottom > innerHeight + SLACK],
      ].flatMap(([side, is]) => (is ? [side] : []));
      const cut = [...new Set([...sides, ...beyond(element, box)])];
      if (cut.length) faults.push(`outside: ${named(element)} at the ${cut.join(', ')}`);
    });

  /** Words of somebody's own may end in dots; those of a question may not. */
  const shortened = (element) => styleOf(element).textOverflow === 'ellipsis' && !element.closest('.asking');
  const cut = (faults) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!node.data.trim() || !element.closest('.play, dialog') || element.closest('.hush, option, script, style')) continue;
      // What a map shows of itself is for its view to say.
      if (element.closest('svg') || !shown(element)) continue;
      let dots = false;
      for (let one = element; one && !dots; one = one.parentElement) dots = shortened(one);
      if (dots) continue;
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      const sides = new Set();
      const lines = new Set(rects.map(({ top }) => Math.round(top))).size;
      if (element.closest('button, .btn') && lines > node.data.trim().split(/[\s\u200c-]+/).length)
        faults.push(`broken: ${named(element)}`);
      for (const rect of rects) {
        // Half of the line's height above and below its letters is air.
        const air = Math.max(0, (rect.height - parseFloat(styleOf(element).fontSize)) / 2);
        const letters = { left: rect.left, right: rect.right, top: rect.top + air, bottom: rect.bottom - air };
        for (const side of beyond(element, letters)) sides.add(side);
        const button = element.closest('button, .btn');
        const box = button?.getBoundingClientRect();
        if (box && (letters.left < box.left - SLACK || letters.right > box.right + SLACK)) sides.add('its button');
        if (box && (letters.top < box.top - SLACK || letters.bottom > box.bottom + SLACK)) sides.add('its button');
      }
      if (sides.size) faults.push(`cut: ${named(element)} at the ${[...sides].join(', ')}`);
    }
  };

  const badges = (faults) => {
    for (const badge of document.querySelectorAll('.board .badge')) {
      const map = badge.closest('svg') ?? badge.closest('.board');
      if (!shown(badge)) continue;
      const [box, room] = [badge.getBoundingClientRect(), map.getBoundingClientRect()];
      const inside =
        box.left >= room.left - SLACK &&
        box.right <= room.right + SLACK &&
        box.top >= room.top - SLACK &&
        box.bottom <= room.bottom + SLACK;
      if (!inside) faults.push(`badge: ${badge.dataset.id ?? named(badge)} is not inside its map`);
    }
  };

  const page = (faults) => {
    const root = document.documentElement;
    if (root.scrollHeight > root.clientHeight) faults.push(`page: ${root.scrollHeight - root.clientHeight} px too tall`);
    if (root.scrollWidth > root.clientWidth) faults.push(`page: ${root.scrollWidth - root.clientWidth} px too wide`);
  };

  window.meydanFit = () => {
    styled.clear();
    const faults = [];
    // What lets clicks through hides what is under it all the same.
    const solid = document.head.appendChild(document.createElement('style'));
    solid.textContent = '* { pointer-events: auto !important; }';
    for (const check of [page, sought, covered, outside, cut, badges]) check(faults);
    solid.remove();
    return [...new Set(faults)];
  };
})();
