import type { z } from 'zod'
import type {
  BookingFields,
  ContactFields,
  RentalFields,
} from '@tomogolf/contract/requests.schemas'

type InputOf<Kind, Schema extends z.ZodType> = {
  readonly kind: Kind
  readonly fields: z.output<Schema>
}
/** The fields of a request form, by kind. */
export type RequestInput =
  | InputOf<'booking', typeof BookingFields>
  | InputOf<'rental', typeof RentalFields>
  | InputOf<'contact', typeof ContactFields>
export type RequestFields = RequestInput['fields']

export const senderName = (input: RequestInput): string =>
  input.kind === 'contact'
    ? input.fields.name
    : `${input.fields.firstName} ${input.fields.lastName}`
