/** The clubs a player brings or rents, as courses ask for them. */
export const CLUBS = ['own', 'rental_right', 'rental_left'] as const
export type Clubs = (typeof CLUBS)[number]
