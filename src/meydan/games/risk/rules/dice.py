"""What one throw of the dice costs the two sides."""


def falling(faces: tuple[int, ...]) -> list[int]:
    """RK-078 The dice of one side, the highest first."""
    dice = list(faces)
    dice.sort()
    dice.reverse()
    return dice


def losses(red: list[int], black: list[int]) -> tuple[int, int]:
    """RK-078 Compare highest with highest; RK-079 red higher costs the defender a troop, otherwise the attacker.
    RK-080 So there are as many losses as pairs, two at most.
    """
    attack_lost = 0
    defence_lost = 0
    for i in range(min(len(red), len(black))):
        if red[i] > black[i]:
            defence_lost += 1
        else:
            attack_lost += 1
    return attack_lost, defence_lost


def speed_losses(red: list[int], black: list[int]) -> tuple[int, int]:
    """RK-100 Compare the sums; RK-101 and RK-102 the lower side loses the difference, RK-103 equal: the attacker 1."""
    difference = sum(red) - sum(black)
    if difference > 0:
        return 0, difference
    return (1, 0) if difference == 0 else (-difference, 0)
