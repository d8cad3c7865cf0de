/** When in the course of a game a ready message is of use. */
export const READY_MOMENTS = ['before', 'way', 'course', 'after'] as const
export type ReadyMoment = (typeof READY_MOMENTS)[number]

export const READY_PLACES = [
  'station',
  'eastExit',
  'westExit',
  'southExit',
  'northExit',
  'ticketGate',
  'busStop',
  'taxiRank',
  'airport',
  'hotel',
  'parking',
  'clubhouse',
  'reception',
  'proShop',
  'restaurant',
  'lockerRoom',
  'practiceGreen',
  'drivingRange',
  'firstTee',
  'tenthTee',
] as const
export type ReadyPlace = (typeof READY_PLACES)[number]

/** `minutes` and `number` choose the plural form of a sentence; `time` is `HH:mm` in Japan. */
export type ReadySlots = {
  readonly place?: ReadyPlace | undefined
  readonly minutes?: number | undefined
  readonly time?: string | undefined
  readonly number?: number | undefined
}
export type ReadySlot = keyof ReadySlots

type ReadyMessage = { readonly moment: ReadyMoment; readonly slots: readonly ReadySlot[] }
const says = <Id extends string>(
  moment: ReadyMoment,
  ids: readonly Id[],
  slots: readonly ReadySlot[] = [],
) => Object.fromEntries(ids.map((id) => [id, { moment, slots }])) as Record<Id, ReadyMessage>

/**
 * Sentences that each reader sees in the own language, as phrases `ready.say.ID`. A released id
 * keeps its meaning and its slots: stored messages refer to it.
 */
export const READY_MESSAGES = {
  ...says('before', ['thanks', 'hello', 'ok', 'yes', 'no', 'firstCourse', 'firstJapan']),
  ...says('before', ['meetAt'], ['place', 'time']),
  ...says('before', ['whereMeet', 'whatTime']),
  ...says('before', ['clubhouseBy'], ['time']),
  ...says('before', ['byCar', 'byTrain']),
  ...says('before', ['needRide'], ['place']),
  ...says('before', ['pickUp'], ['place', 'time']),
  ...says('before', ['carRoom'], ['number']),
  ...says('before', ['rentClubs', 'dress', 'jacket', 'collar', 'rain', 'cold', 'lunch']),
  ...says('way', ['leaving', 'onTrain', 'onBus', 'inTaxi', 'driving']),
  ...says('way', ['late', 'thereIn'], ['minutes']),
  ...says('way', ['thereAt'], ['time']),
  ...says('way', ['at', 'waitingAt'], ['place']),
  ...says('way', ['whichExit', 'cannotFind', 'whereAreYou', 'traffic', 'trainLate', 'missedTrain']),
  ...says('way', ['lost', 'noRush', 'goAhead']),
  ...says('course', ['arrived', 'signedIn', 'changing', 'bagDrop']),
  ...says('course', ['seeYouAt'], ['place']),
  ...says('course', ['teeOffIn'], ['minutes']),
  ...says('course', ['startMoved'], ['time']),
  ...says('course', ['cart'], ['number']),
  ...says('course', ['tenth', 'helpMe', 'cannotSee', 'rainWait', 'unwell', 'closed']),
  ...says('after', ['thanksRound', 'wellPlayed', 'again', 'seeYou', 'photo', 'bath', 'paid']),
  ...says('after', ['meetIn'], ['place', 'minutes']),
  ...says('after', ['rideTo', 'dropOff'], ['place']),
  ...says('after', ['lastBus'], ['time']),
  ...says('after', ['leftBehind', 'found', 'safeTrip', 'home']),
} as const
export type ReadyId = keyof typeof READY_MESSAGES
export const READY_IDS = Object.keys(READY_MESSAGES) as ReadyId[]

/** The slots of a message; none for an id that this release does not know. */
export const slotsOf = (id: string): readonly ReadySlot[] =>
  (READY_MESSAGES as Record<string, ReadyMessage>)[id]?.slots ?? []

const MAX_MINUTES = 180
const MAX_NUMBER = 200
const isWhole = (value: number, max: number) =>
  Number.isInteger(value) && value >= 1 && value <= max
const FITS: { readonly [Slot in ReadySlot]: (value: NonNullable<ReadySlots[Slot]>) => boolean } = {
  place: (place) => READY_PLACES.includes(place),
  minutes: (minutes) => isWhole(minutes, MAX_MINUTES),
  time: (time) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time),
  number: (number) => isWhole(number, MAX_NUMBER),
}
/** Whether exactly the slots of a message are filled, with values that they allow. */
export function fitsReady(id: ReadyId, slots: ReadySlots): boolean {
  const needed = slotsOf(id)
  return (Object.keys(FITS) as ReadySlot[]).every((slot) => {
    const value = slots[slot]
    if (value === undefined) return !needed.includes(slot)
    return needed.includes(slot) && FITS[slot](value as never)
  })
}
