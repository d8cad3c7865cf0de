import { useState } from 'react'
import { LANGUAGE_NAMES, LANGUAGES, languageTag, type Language } from '@tomogolf/phrases/languages'
import { api } from '@tomogolf/api-client/api.ts'
import { unequalSlots } from '@tomogolf/domain/inbox/reply-slots'
import { THREAD_KINDS } from '@tomogolf/domain/requests'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Select, Textarea, TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { useDraft } from '../../lib/drafts.ts'
import { useAct } from '../../lib/use-act.ts'
import type { ReplyTemplate } from './inbox.types.ts'

const MIN_TEXT = 20

/** A template of the team in every language; what is typed survives a reload. */
export function TemplateDialog({
  template,
  onClose,
}: {
  template: ReplyTemplate | null
  onClose: () => void
}) {
  const t = useT()
  const { edited, edit, clear } = useDraft(`template ${template?.id ?? 'new'}`)
  const [tried, setTried] = useState(false)
  const name = edited.name ?? template?.name ?? ''
  const kind = (edited.kind ?? template?.kind ?? '') as NonNullable<ReplyTemplate['kind']> | ''
  const texts = Object.fromEntries(
    LANGUAGES.map((language) => [language, edited[language] ?? template?.texts[language] ?? '']),
  ) as Record<Language, string>
  const unequal = unequalSlots(texts)
  const problemOf = (language: Language): string | undefined => {
    if (!tried) return undefined
    if (texts[language].trim().length < MIN_TEXT) return t('inbox.templates.short')
    return unequal.includes(language) ? t('inbox.templates.unequal') : undefined
  }
  const isComplete =
    name.trim().length >= 2 &&
    unequal.length === 0 &&
    LANGUAGES.every((language) => texts[language].trim().length >= MIN_TEXT)
  const save = useAct(
    (): Promise<unknown> => {
      const body = { name: name.trim(), kind: kind || null, texts }
      return template?.id
        ? api('PUT /api/admin/reply-templates/:id', {
            params: { id: template.id },
            body: { ...body, version: template.version },
          })
        : api('POST /api/admin/reply-templates', { body })
    },
    () => t('inbox.templates.saved'),
    () => {
      clear()
      onClose()
    },
  )
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t(template ? 'inbox.templates.change' : 'inbox.templates.add')}
      description={t('inbox.templates.slots')}
      busy={save.isPending}
      footer={
        <>
          <Button
            variant="primary"
            busy={save.isPending}
            onClick={() => {
              setTried(true)
              if (isComplete) save.mutate()
            }}
          >
            {t('inbox.templates.save')}
          </Button>
          <Button variant="ghost" disabled={save.isPending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Field
          label={t('inbox.templates.name')}
          required
          error={tried && name.trim().length < 2 ? t('admin.reason.short') : undefined}
        >
          <TextInput
            value={name}
            maxLength={80}
            onChange={(event) => edit('name', event.target.value)}
          />
        </Field>
        <Field label={t('inbox.templates.kind')}>
          <Select value={kind} onChange={(event) => edit('kind', event.target.value)}>
            <option value="">{t('inbox.everyKind')}</option>
            {THREAD_KINDS.map((one) => (
              <option key={one} value={one}>
                {t(`admin.requestKind.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        {LANGUAGES.map((language) => (
          <Field
            key={language}
            label={LANGUAGE_NAMES[language].own}
            required
            error={problemOf(language)}
          >
            <Textarea
              rows={4}
              lang={languageTag(language)}
              value={texts[language]}
              maxLength={6000}
              onChange={(event) => edit(language, event.target.value)}
            />
          </Field>
        ))}
      </div>
    </Dialog>
  )
}
