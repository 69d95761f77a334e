/** Which of the five layouts the window has room for. One at a time, and the same for every board. */

/**
 * `phone` upright, `sideways` a phone on its side, `tablet` upright, `narrow` a landscape screen without room for the
 * rail, `desktop` all the rest.
 */
export type Layout = 'phone' | 'sideways' | 'tablet' | 'narrow' | 'desktop';

const sideways = matchMedia('(max-height: 500px) and (min-aspect-ratio: 1/1)');
const phone = matchMedia('(max-width: 699px)');
const upright = matchMedia('(max-aspect-ratio: 1/1)');
const slim = matchMedia('(max-width: 1199px)');

function measured(): Layout {
  if (sideways.matches) return 'sideways';
  if (phone.matches) return 'phone';
  if (upright.matches) return 'tablet';
  return slim.matches ? 'narrow' : 'desktop';
}

let now = $state(measured());
for (const query of [sideways, phone, upright, slim]) query.addEventListener('change', () => (now = measured()));

export function layout(): Layout {
  return now;
}
