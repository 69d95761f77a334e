/**
 * A series of rolls: throw after throw with all dice, until the territory falls or only so many troops are left.
 * Every throw is an answer of its own, so it can be stopped between any two of them.
 */
import type { BoardProps } from '../../boards/contract';
import type { Shapes, Territory } from '../../generated/games/risk';
import { isRoll } from './unfold';

type Props = BoardProps<Shapes>;
type Rolling = { source: Territory; target: Territory; left: number };

export class Series {
  running = $state.raw<Rolling | null>(null);
  /** The chance of a capture before the first throw and after each. */
  chances = $state.raw<number[]>([]);
  /** How many events had happened when the last throw was asked for. */
  private asked = -1;

  constructor(private props: () => Props) {}

  rolls = $derived.by(() => this.props().options.filter((action) => action.verb === 'roll'));
  untils = $derived.by(() => this.props().options.filter((action) => action.verb === 'until'));
  /** Who fights, while we are asked how. */
  pair = $derived.by(() => {
    const { about } = this.props().prompt ?? {};
    return this.rolls.length && about?.source && about.target ? { source: about.source, target: about.target } : null;
  });

  /** The same attack once more, where there is no other: how it is rolled is its answer. */
  again = $derived.by(() => {
    const attacks = this.props().options.filter((action) => action.verb === 'attack');
    const { pair } = this;
    return attacks.length === 1 && attacks[0]!.source === pair?.source && attacks[0]!.target === pair.target
      ? attacks
      : [];
  });

  start(left: number): void {
    if (!this.pair) return;
    this.chances = [];
    this.asked = -1;
    this.running = { ...this.pair, left };
    this.go();
  }
  stop = (): void => {
    this.running = null;
  };

  /** Ask for the next throw, or end; runs as an effect whenever the position changes. */
  go(): void {
    const { running } = this;
    const { prompt, stage, events, play, view, seat } = this.props();
    if (!running || stage.event || !prompt || events.length === this.asked) return;
    if (prompt.step === 'defend_with' && prompt.about.me === seat) return;
    const same = this.pair?.source === running.source && this.pair.target === running.target;
    const [most] = this.rolls;
    const troops = view.board.find(({ territory }) => territory === running.source)?.troops ?? 0;
    if (prompt.seat !== seat || !same || !most || troops <= running.left) return this.stop();
    if (typeof prompt.about.win === 'number') this.chances = [...this.chances, prompt.about.win];
    this.asked = events.length;
    play.take(most);
  }

  /** The throws of this series so far. */
  thrown = $derived.by(() => {
    const { running } = this;
    if (!running) return [];
    const { events, stage } = this.props();
    return [...events, ...stage.begun].filter(isRoll).slice(-Math.max(1, this.chances.length));
  });
}
