/** With no more games than these, an alert for later ones is offered. */
export const FEW_GAMES = 3
