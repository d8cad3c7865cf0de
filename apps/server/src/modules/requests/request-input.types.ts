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
/** What the thread of a report or an appeal says about it. The record itself has the rest. */
export type ReportFields = {
  readonly source: 'content' | 'issue'
  readonly reason: string
  readonly message: string
  readonly gameId: string | null
}
export type ThreadFields = RequestFields | ReportFields

export const senderName = (input: RequestInput): string =>
  input.kind === 'contact'
    ? input.fields.name
    : `${input.fields.firstName} ${input.fields.lastName}`
