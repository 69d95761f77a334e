## The game on one page

page-lead = Know four things and sit down; the table tells the rest.
page-aim = Build huts on the island and have the most points. Where a hut stands says what it scores.
page-turn = Each round: three phases
page-turn-1 = Place bowls
page-turn-1-text = Your bowl acts twice: at each of the two jetties beside it.
page-turn-2 = The boat passes
page-turn-2-text = The boat goes from jetty 1 to 12. Beside a bowl its owner takes cards or amulets, or builds.
page-turn-3 = Build huts
page-turn-3-text = Only on a landscape that a bird marks: its exact price in value cards or amulets, and one card of that landscape.
page-points = Where points come from
page-points-text = Chief points come at once. At the end most huts on each statue path and in the pole area score, and all your huts in the stone area.
page-end = The end
page-end-text = When somebody has built the last hut the round is played out, and the final scoring follows.
