import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { FileText, Pencil, Send } from 'lucide-react'
import { isLanguage, LANGUAGE_NAMES, languageTag } from '@tomogolf/phrases/languages'
import { tDynamic } from '@tomogolf/phrases/translator'
import { api, apiQuery } from '@tomogolf/api-client/api.ts'
import {
  FILLED_SLOTS,
  fillTemplate,
  slotsOf,
  templateParts,
} from '@tomogolf/domain/inbox/reply-slots'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Select, Textarea, TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { useDraft } from '../../lib/drafts.ts'
import { useAct } from '../../lib/use-act.ts'
import type { ReplyTemplate, Thread } from './inbox.types.ts'
import { templateName } from './template-name.ts'

const keyOf = ({ id, kind }: ReplyTemplate): string => id ?? `product ${kind}`
const slotField = (slot: string): string => `slot ${slot}`

/** A reply by mail: free text, or a template whose slots are filled in. */
export function ReplyForm({ thread }: { thread: Thread }) {
  const { t, language: own } = useI18n()
  const { edited, edit, clear } = useDraft(`inbox reply ${thread.id}`)
  const [problem, setProblem] = useState<string | null>(null)
  // one key for each reply: a press that arrives twice sends one mail
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID())
  const all = useQuery(apiQuery('GET /api/admin/reply-templates')).data?.templates ?? []
  const templates = all.filter(({ kind }) => kind === null || kind === thread.kind)
  const template = templates.find((one) => keyOf(one) === edited.template)
  const language = isLanguage(thread.language) ? thread.language : 'en'
  const values = {
    ...Object.fromEntries(
      (template ? slotsOf(template.texts[language]) : []).map((slot) => [
        slot,
        edited[slotField(slot)],
      ]),
    ),
    name: thread.name,
    reference: thread.reference,
  }
  const text = template ? fillTemplate(template.texts[language], values) : (edited.text ?? '')
  const send = useAct(
    (close: boolean) =>
      api('POST /api/admin/inbox/:id/reply', {
        params: { id: thread.id },
        body: { text: text.trim(), close, requestKey, seen: thread.updatedAt },
      }),
    () => t('inbox.sent', { name: thread.name }),
    () => {
      clear()
      setRequestKey(crypto.randomUUID())
    },
  )
  const submit = (close: boolean) => {
    const [gap] = slotsOf(text)
    if (gap !== undefined) setProblem(t('inbox.gap', { field: slotLabel(t, gap) }))
    else if (text.trim().length < 2) setProblem(t('inbox.short'))
    else {
      setProblem(null)
      send.mutate(close)
    }
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit(false)
      }}
    >
      {template ? (
        <TemplateFields
          template={template}
          language={language}
          values={values}
          onFill={(slot, value) => edit(slotField(slot), value)}
        />
      ) : (
        <Field label={t('inbox.text')} labelHidden>
          <Textarea
            rows={5}
            lang={languageTag(language)}
            maxLength={8000}
            value={text}
            onChange={(event) => edit('text', event.target.value)}
          />
        </Field>
      )}
      {template && language !== own && (
        <p className="border-t border-dashed border-line-2 pt-3 text-xs whitespace-pre-line text-text-3">
          {t('inbox.inYours', {
            language: LANGUAGE_NAMES[own].own,
            text: fillTemplate(template.texts[own], values),
          })}
        </p>
      )}
      {problem && (
        <Alert tone="warning" role="alert">
          {problem}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Field label={t('inbox.template')} labelHidden className="min-w-48 flex-1">
          <Select
            icon={FileText}
            value={template ? keyOf(template) : ''}
            onChange={(event) => {
              setProblem(null)
              edit('template', event.target.value)
            }}
            boxClassName="min-h-11!"
            className="min-h-10! text-s!"
          >
            <option value="">{t('inbox.noTemplate')}</option>
            {templates.map((one) => (
              <option key={keyOf(one)} value={keyOf(one)}>
                {templateName(t, one)}
              </option>
            ))}
          </Select>
        </Field>
        {template && (
          <Button
            size="small"
            variant="ghost"
            icon={Pencil}
            onClick={() => {
              edit('text', text)
              edit('template', '')
            }}
          >
            {t('inbox.editText')}
          </Button>
        )}
        {(thread.can.includes('close') || thread.state === 'answered') && (
          <Button
            size="small"
            variant="ghost"
            disabled={send.isPending || !thread.can.includes('close')}
            onClick={() => submit(true)}
          >
            {t('inbox.sendClose')}
          </Button>
        )}
        <Button type="submit" size="small" variant="primary" icon={Send} busy={send.isPending}>
          {t('inbox.send')}
        </Button>
      </div>
    </form>
  )
}

const slotLabel = (t: ReturnType<typeof useT>, slot: string): string =>
  t.has(`inbox.slot.${slot}`) ? tDynamic(t)(`inbox.slot.${slot}`) : slot.replaceAll('_', ' ')

/** The slots to fill in, and the text with them in water blue. */
function TemplateFields({
  template,
  language,
  values,
  onFill,
}: {
  template: ReplyTemplate
  language: keyof ReplyTemplate['texts']
  values: Readonly<Record<string, string | undefined>>
  onFill: (slot: string, value: string) => void
}) {
  const t = useT()
  const text = template.texts[language]
  const open = slotsOf(text).filter((slot) => !(FILLED_SLOTS as readonly string[]).includes(slot))
  return (
    <>
      <div className="grid gap-3 md:grid-cols-2">
        {open.map((slot) => (
          <Field key={slot} label={slotLabel(t, slot)}>
            <TextInput
              lang={languageTag(language)}
              value={values[slot] ?? ''}
              maxLength={1000}
              onChange={(event) => onFill(slot, event.target.value)}
            />
          </Field>
        ))}
      </div>
      <p
        role="group"
        aria-label={t('inbox.preview')}
        lang={languageTag(language)}
        className="text-body break-words whitespace-pre-line"
      >
        {templateParts(text, values).map((part, index) =>
          part.slot === null ? (
            part.text
          ) : (
            <mark key={index} className="rounded-s bg-info-soft px-1 text-info">
              {part.text}
            </mark>
          ),
        )}
      </p>
    </>
  )
}
