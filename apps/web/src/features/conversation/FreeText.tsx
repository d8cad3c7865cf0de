import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Languages } from 'lucide-react'
import { textLanguage } from '@tomogolf/domain/conversation/text-language'
import { languageTag } from '@tomogolf/phrases/languages'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import type { Message } from '../../queries/conversation/messages.ts'

/** Text that appears below the last message would be behind the composer. */
const scrollIntoSight = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' })

/**
 * A text as it was written, and on a tap its translation with the original one tap away. A text in the
 * reader's own language is not offered for translation.
 */
export function FreeText({ message, translatable }: { message: Message; translatable: boolean }) {
  const { t, language } = useI18n()
  const [isTranslated, setTranslated] = useState(false)
  const translation = useMutation({
    mutationFn: () =>
      api('POST /api/messages/:id/translation', {
        params: { id: message.id },
        body: { to: language },
      }),
    onSuccess: () => setTranslated(true),
  })
  const written = textLanguage(message.text ?? '', message.language)
  const translated = isTranslated ? translation.data?.text : undefined
  const toggle = () => {
    if (isTranslated) setTranslated(false)
    else if (translation.data) setTranslated(true)
    else translation.mutate()
  }
  return (
    <>
      <span
        lang={languageTag(translated === undefined ? (written ?? message.language) : language)}
        dir="auto"
        aria-live="polite"
      >
        {translated ?? message.text}
      </span>
      {translatable && written !== language && (
        <button
          type="button"
          aria-busy={translation.isPending}
          disabled={translation.isPending}
          onClick={toggle}
          className="-mb-2.5 flex min-h-11 cursor-pointer items-center gap-2 text-xs text-text-3 underline underline-offset-4 hover:text-text"
        >
          <Languages className="size-3.5 flex-none" aria-hidden />
          {translation.isPending
            ? t('messages.translating')
            : t(translated === undefined ? 'messages.translate' : 'messages.original')}
        </button>
      )}
      {translated !== undefined && (
        <span ref={scrollIntoSight} className="block scroll-mb-32 pt-1 text-xs text-text-3">
          {t('messages.byMachine')}
        </span>
      )}
      {translation.error && (
        <span
          role="alert"
          ref={scrollIntoSight}
          className="block scroll-mb-32 pt-1 text-xs text-warning"
        >
          {errorText(t, translation.error)}
        </span>
      )}
    </>
  )
}
