import { CreditCard, Flag, Inbox, Map as MapIcon, Receipt, UserRound } from 'lucide-react'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { Icon } from '@tomogolf/ui/forms/Button.tsx'

export type Group = ResultOf<'GET /api/admin/search'>['groups'][number]
export type Hit = Group['hits'][number]

/** How a result looks, which area of phrases has its state, and the list that shows all of them. */
export const KINDS: Record<Hit['kind'], { icon: Icon; stateArea: string; list: string }> = {
  person: { icon: UserRound, stateArea: 'userState', list: '/users' },
  game: { icon: Flag, stateArea: 'gameStatus', list: '/games' },
  course: { icon: MapIcon, stateArea: 'courseState', list: '/courses' },
  hold: { icon: CreditCard, stateArea: 'holdStatus', list: '/holds' },
  transaction: { icon: Receipt, stateArea: 'transactionStatus', list: '/transactions' },
  request: { icon: Inbox, stateArea: 'requestState', list: '/requests' },
}

/** Where a result opens: people and games on their pages, other rows open in their list. */
export const linkOf = ({ kind, id }: Hit) =>
  kind === 'person' || kind === 'game'
    ? { to: `${KINDS[kind].list}/$id`, params: { id } }
    : { to: KINDS[kind].list, search: { id, open: id } }
