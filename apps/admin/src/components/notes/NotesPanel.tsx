import { Lock } from 'lucide-react'
import { api } from '@tomogolf/api-client/api.ts'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Textarea } from '@tomogolf/ui/forms/Input.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { useDraft, useSendOnce } from '../../lib/drafts.ts'
import { useAct } from '../../lib/use-act.ts'
import { Timestamp } from '../cells/Timestamp.tsx'
import { Panel } from '../Panel.tsx'

type Note = ResultOf<'GET /api/admin/users/:id'>['internalNotes'][number]
type Subject = { readonly kind: 'cases' | 'games' | 'users'; readonly id: string }
type NotesProps = { notes: readonly Note[]; subject: Subject; mayAdd: boolean }

/** Internal notes about a case, a game or a user, and a field for another one. */
export const NotesPanel = ({ className, ...notes }: NotesProps & { className?: string }) => {
  const t = useT()
  if (notes.notes.length === 0 && !notes.mayAdd) return null
  return (
    <Panel title={t('admin.notes.title')} className={className}>
      <Notes {...notes} />
    </Panel>
  )
}

export function Notes({ notes, subject, mayAdd }: NotesProps) {
  const t = useT()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 text-s">
      {notes.length > 0 && (
        <ul aria-label={t('admin.notes.title')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {notes.map((note) => (
            <li key={note.id} className="internal-note px-4 py-3">
              <p className="break-words whitespace-pre-line">{note.text}</p>
              <p className="mt-1 flex flex-wrap items-center gap-x-2 text-xs text-text-3">
                <Lock aria-hidden className="size-4 text-warning" />
                {note.by ?? t('admin.notes.deletedAuthor')} <Timestamp at={note.at} year />
              </p>
            </li>
          ))}
        </ul>
      )}
      {mayAdd && <NoteForm subject={subject} />}
    </div>
  )
}

function NoteForm({ subject: { kind, id } }: { subject: Subject }) {
  const t = useT()
  const draft = `note ${kind} ${id}`
  const { edited, edit, clear } = useDraft(draft)
  const text = edited.text ?? ''
  const sendOnce = useSendOnce(draft)
  const save = useAct(
    () =>
      sendOnce((requestKey) =>
        api(`POST /api/admin/${kind}/:id/notes`, {
          params: { id },
          body: { text: text.trim(), requestKey },
        }),
      ),
    () => t('inbox.noted'),
    clear,
  )
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <Field
        label={t('admin.notes.add')}
        hint={t(kind === 'users' ? 'admin.notes.hintUser' : 'admin.notes.hint')}
      >
        <Textarea
          rows={2}
          maxLength={2000}
          value={text}
          onChange={(event) => edit('text', event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        size="small"
        variant="outline"
        icon={Lock}
        className="justify-self-end"
        busy={save.isPending}
        disabled={text.trim().length === 0}
      >
        {t('inbox.saveNote')}
      </Button>
    </form>
  )
}
