import type { z } from 'zod'
import type { ConversationMember, Message } from '@tomogolf/contract/conversation/messages.schemas'
import { iso } from '@tomogolf/domain/time'
import type { Language } from '@tomogolf/phrases'
import { presentPlayer } from '../accounts/profile/people.presenter.ts'
import type { Person } from '../accounts/profile/people.read.ts'
import type { Message as MessageRow, ReadMark } from './conversations.repository.ts'

export const presentMessage = (row: MessageRow, viewerId: string): z.input<typeof Message> => ({
  id: row.id,
  seq: row.seq,
  clientId: row.senderId === viewerId ? row.clientId : null,
  senderId: row.senderId,
  at: iso(row.createdAt),
  language: row.language,
  ready: row.readyId === null ? null : { id: row.readyId, slots: row.slots ?? {} },
  text: row.text,
  removed: row.removedAt !== null,
})

export type MemberFacts = {
  readonly people: ReadonlyMap<string, Person>
  readonly languages: ReadonlyMap<string, Language>
  readonly reads: readonly ReadMark[]
  readonly hostId: string
  readonly present: readonly string[]
}
export const presentMembers = ({
  people,
  languages,
  reads,
  hostId,
  present,
}: MemberFacts): z.input<typeof ConversationMember>[] =>
  [...people.values()].map((person) => ({
    player: presentPlayer(person, person.id === hostId),
    language: languages.get(person.id) ?? 'en',
    present: present.includes(person.id),
    readSeq: reads.find(({ userId }) => userId === person.id)?.readSeq ?? 0,
  }))
