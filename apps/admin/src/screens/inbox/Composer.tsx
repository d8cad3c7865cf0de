import { useState } from 'react'
import { Lock } from 'lucide-react'
import { isLanguage, LANGUAGE_NAMES } from '@tomogolf/phrases/languages'
import { api } from '@tomogolf/api-client/api.ts'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Textarea } from '@tomogolf/ui/forms/Input.tsx'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { useDraft } from '../../lib/drafts.ts'
import { ReplyForm } from './ReplyForm.tsx'
import { useAct } from '../../lib/use-act.ts'
import type { Thread } from './inbox.types.ts'

/** The reply or an internal note; a note looks like one, so that it is not sent by mistake. */
export function Composer({ thread, mayAnswer }: { thread: Thread; mayAnswer: boolean }) {
  const t = useT()
  const [isNote, setNote] = useState(false)
  if (!mayAnswer)
    return (
      <p className="mt-6 rounded-l border border-line px-4 py-3 text-s text-text-3">
        {t('inbox.readOnly')}
      </p>
    )
  const language = isLanguage(thread.language)
    ? LANGUAGE_NAMES[thread.language].own
    : thread.language
  return (
    <section
      aria-label={t('inbox.composer')}
      className={cx(
        'mt-6 rounded-l border bg-surface-1 p-2',
        isNote ? 'internal-note' : 'border-line-2',
      )}
    >
      <div className="flex flex-wrap items-center gap-1">
        <div role="group" aria-label={t('inbox.composer')} className="flex gap-1">
          {([false, true] as const).map((note) => (
            <button
              key={String(note)}
              type="button"
              aria-pressed={isNote === note}
              onClick={() => setNote(note)}
              className={cx(
                'inline-flex min-h-11 items-center gap-2 rounded-m px-3.5 text-s font-semibold',
                isNote === note ? 'bg-surface-3' : 'text-text-2 hover:text-text',
              )}
            >
              {note && <Lock aria-hidden className="size-4" />}
              {t(note ? 'inbox.note' : 'inbox.reply')}
            </button>
          ))}
        </div>
        <span className="ml-auto px-2 text-xs text-text-3">
          {isNote ? t('inbox.team') : t('inbox.to', { name: thread.name, language })}
        </span>
      </div>
      <div className="p-2">
        {isNote ? (
          <NoteForm thread={thread} />
        ) : thread.state === 'closed' ? (
          <p className="text-s text-text-2">{t('inbox.reopenFirst')}</p>
        ) : (
          <ReplyForm thread={thread} />
        )}
      </div>
    </section>
  )
}

function NoteForm({ thread }: { thread: Thread }) {
  const t = useT()
  const { edited, edit, clear } = useDraft(`inbox note ${thread.id}`)
  const text = edited.text ?? ''
  const save = useAct(
    () =>
      api('PATCH /api/admin/requests/:id', {
        params: { id: thread.id },
        body: { step: 'note', note: text.trim(), seen: thread.updatedAt },
      }),
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
      <Field label={t('inbox.noteText')} hint={t('inbox.noteSafe')}>
        <Textarea
          rows={3}
          maxLength={2000}
          value={text}
          onChange={(event) => edit('text', event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        size="small"
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
