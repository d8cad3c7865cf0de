import { isLanguage, LANGUAGE_NAMES, languageTag } from '@tomogolf/phrases/languages'
import { api } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Textarea, TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { useDraft } from '../lib/drafts.ts'
import { ReasonDialog } from '../components/ReasonDialog.tsx'
import type { Request } from './RequestDetail.tsx'

/** The template's placeholder; the server refuses an email that still contains it. */
const GAP = '[…]'

/** An answer by email from a template in the sender's language, saved as a draft. */
export function LetterDialog({ request, onClose }: { request: Request; onClose: () => void }) {
  const t = useT()
  const { typed, type, forget } = useDraft(`letter ${request.id}`)
  const subject = typed.subject ?? request.template.subject,
    text = typed.text ?? request.template.text
  const lang = isLanguage(request.language) ? languageTag(request.language) : undefined
  const gap = text.includes(GAP)
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
        gap
          ? t('admin.letter.gap', { gap: GAP })
          : subject.trim().length > 2 && text.trim().length >= 20
            ? undefined
            : t('admin.letter.short')
      }
      submit={t('admin.letter.send')}
      done={t('admin.letter.done', { email: request.email })}
      onDone={forget}
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
          onChange={(event) => type('subject', event.target.value)}
        />
      </Field>
      <Field
        label={t('admin.letter.body')}
        required
        hint={gap ? t('admin.letter.gap', { gap: GAP }) : undefined}
      >
        <Textarea
          lang={lang}
          rows={12}
          value={text}
          maxLength={8000}
          onChange={(event) => type('text', event.target.value)}
        />
      </Field>
    </ReasonDialog>
  )
}
