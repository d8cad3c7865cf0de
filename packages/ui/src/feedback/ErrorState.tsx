import type { ReactNode } from 'react'
import { RotateCw } from 'lucide-react'
import { sentences } from '@tomogolf/format/sentences'
import { errorText } from '../i18n/error-message.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { Button } from '../forms/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

type ErrorStateProps = {
  /** What the query threw; its message is translated. */
  error: unknown
  /** Shows a button that tries again. */
  retry?: () => void
  title?: ReactNode
}

/** A part of a page that could not be loaded: the reason, and a button to try again. */
export function ErrorState({ error, retry, title }: ErrorStateProps) {
  const { t, language } = useI18n()
  return (
    <div role="alert">
      <EmptyState
        seed="lost"
        title={title ?? t('common.failed.title')}
        action={
          retry && (
            <Button icon={RotateCw} onClick={retry}>
              {t('common.retry')}
            </Button>
          )
        }
      >
        {sentences(language, errorText(t, error))}
      </EmptyState>
    </div>
  )
}
