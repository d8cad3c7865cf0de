import { isLanguage, LANGUAGE_NAMES, languageTag } from '@tomogolf/phrases/languages'
import { api } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Textarea, TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { useDraft } from '../../lib/drafts.ts'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import type { Request } from '../../lib/records.ts'

/** The template's placeholder; the server refuses an e-mail that still contains it. */
const PLACEHOLDER = '[…]'

/** A reply by e-mail from a template in the sender's language, saved as a draft. */
export function ReplyDialog({ request, onClose }: { request: Request; onClose: () => void }) {
  const t = useT()
  const { edited, edit, clear } = useDraft(`letter ${request.id}`)
  const subject = edited.subject ?? request.template.subject,
    text = edited.text ?? request.template.text
  const lang = isLanguage(request.language) ? languageTag(request.language) : undefined
  const hasPlaceholder = text.includes(PLACEHOLDER)
  return (
    <ReasonDialog
      wide
      draft={`letter note ${request.id}`}
      title={t('admin.letter.title', { name: request.name })}
      description={t('admin.letter.text', {
        email: request.email,
        language: isLanguage(request.language)
          ? LANGUAGE_NAMES[request.language].own
          : request.language,
      })}
      reasonLabel={t('admin.request.note')}
      reasonHint={t('admin.request.noteHint')}
      optional
      missing={
        hasPlaceholder
          ? t('admin.letter.gap', { gap: PLACEHOLDER })
          : subject.trim().length > 2 && text.trim().length >= 20
            ? undefined
            : t('admin.letter.short')
      }
      submit={t('admin.letter.send')}
      done={t('admin.letter.done', { email: request.email })}
      onDone={clear}
      onClose={onClose}
      run={(note) =>
        api('PATCH /api/admin/requests/:id', {
          params: { id: request.id },
          body: {
            step: 'answer',
            note,
            seen: request.updatedAt,
            letter: { subject: subject.trim(), text: text.trim() },
          },
        })
      }
    >
      <Field label={t('admin.field.subject')} required>
        <TextInput
          lang={lang}
          value={subject}
          maxLength={200}
          onChange={(event) => edit('subject', event.target.value)}
        />
      </Field>
      <Field
        label={t('admin.letter.body')}
        required
        hint={hasPlaceholder ? t('admin.letter.gap', { gap: PLACEHOLDER }) : undefined}
      >
        <Textarea
          lang={lang}
          rows={12}
          value={text}
          maxLength={8000}
          onChange={(event) => edit('text', event.target.value)}
        />
      </Field>
    </ReasonDialog>
  )
}
