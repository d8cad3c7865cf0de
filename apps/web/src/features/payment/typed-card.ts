import type { TypedCard } from './emulator/EmulatedCardForm.tsx'

export const EMPTY_CARD: TypedCard = { number: '', expiry: '', cvc: '', name: '' }
