import type { ResultOf } from '@tomogolf/contract/api/endpoints'

export type ThreadRow = ResultOf<'GET /api/admin/inbox'>['rows'][number]
export type Thread = ResultOf<'GET /api/admin/inbox/:id'>
export type ThreadEntry = Thread['entries'][number]
export type ReplyTemplate = ResultOf<'GET /api/admin/reply-templates'>['templates'][number]
/** The state of the inbox in the URL. */
export type InboxSearch = {
  box?: 'mine' | 'unassigned' | 'closed'
  kind?: ThreadRow['kind']
  search?: string
  page?: number
  thread?: string
}
