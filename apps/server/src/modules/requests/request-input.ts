import type { z } from 'zod'
import type {
  BookingFields,
  ContactFields,
  RentalFields,
} from '@tomogolf/contract/requests.schemas'

type Of<K, S extends z.ZodType> = { readonly kind: K; readonly fields: z.output<S> }
/** What somebody asks for, by kind. */
export type Asked =
  | Of<'booking', typeof BookingFields>
  | Of<'rental', typeof RentalFields>
  | Of<'contact', typeof ContactFields>
export type Fields = Asked['fields']

export const nameOf = (asked: Asked): string =>
  asked.kind === 'contact'
    ? asked.fields.name
    : `${asked.fields.firstName} ${asked.fields.lastName}`
