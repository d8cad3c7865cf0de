import type { Article } from '../articles.ts'

/** The policy that a guest agrees to: shown as a page, and kept with each agreement as it was. */
export type CancellationPolicy = Article<
  | 'short'
  | 'guest-leaves'
  | 'host-cancels'
  | 'host-edits'
  | 'no-show'
  | 'host-no-show'
  | 'hold-refused'
  | 'weather'
  | 'we-cancel'
  | 'requests'
  | 'money-back'
  | 'basis'
>
