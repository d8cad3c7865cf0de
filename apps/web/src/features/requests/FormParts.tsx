import { useState, type ReactNode } from 'react'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { ChevronDown, CloudUpload, Eraser } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'

/** No rule above the first part; a scroll margin keeps a focused field clear of the header. */
export const formClass =
  '[&>section:first-child]:border-t-0 [&>section:first-child]:pt-2 [&_[data-field]]:scroll-mt-24'

/**
 * Marks the position of a field, so that an error can scroll to it. Several names: fields rendered
 * as one.
 */
export const FieldAnchor = ({
  field,
  className,
  children,
}: {
  field: string
  className?: string
  children: ReactNode
}) => (
  <div data-field={field} className={className ? `min-w-0 ${className}` : 'min-w-0'}>
    {children}
  </div>
)
/** Two fields side by side where they fit; `short` ones do on phones. */
export const Pair = ({ short, children }: { short?: boolean; children: ReactNode }) => (
  <div
    className={cx(
      'grid gap-x-4 gap-y-5.5',
      short ? 'min-[380px]:grid-cols-2' : 'min-[520px]:grid-cols-2',
    )}
  >
    {children}
  </div>
)

type MoreFieldsProps = {
  /** A draft or the address has filled a field: shown from the start. */
  isFilled: boolean
  hasError: boolean
  children: ReactNode
}
/** Optional fields behind one press. */
export function MoreFields({ isFilled, hasError, children }: MoreFieldsProps) {
  const t = useT()
  const [isOpenAtFirst] = useState(isFilled)
  return (
    <details open={isOpenAtFirst || hasError} className="group rounded-m border border-line-2">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 px-4 text-s font-semibold">
        {t('requests.more')}
        <ChevronDown className="text-text-3 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5.5 px-4 pt-2 pb-5">{children}</div>
    </details>
  )
}

type ActionBarProps = {
  /** Label of the button. */
  submit: string
  state: { busy: boolean; problem: string | null; failed: boolean; isQueued: boolean }
  onClear: () => void
}
/** The end of a form: errors and the submit button. Not sticky: it would cover fields. */
export function ActionBar({
  submit,
  state: { busy, problem, failed, isQueued },
  onClear,
}: ActionBarProps) {
  const t = useT()
  return (
    <div
      className={
        '-mx-(--gutter) border-t border-line px-(--gutter) pt-4.5 ' +
        'pb-[calc(14px+env(safe-area-inset-bottom))] lg:mx-0 lg:px-0'
      }
    >
      {failed && problem && (
        <Alert tone="danger" role="alert" title={t('requests.failed')} className="mb-3.5">
          <span className="block">{problem}</span>
          {t('requests.failed.text')}
        </Alert>
      )}
      <div role="status">
        {isQueued && (
          <Alert tone="info" icon={CloudUpload} title={t('requests.kept')} className="mb-3.5">
            {t('requests.kept.text')}
          </Alert>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5">
        <p
          role="status"
          className={
            problem && !failed
              ? 'mr-auto text-s text-danger max-md:w-full'
              : 'mr-auto text-s text-text-3 max-md:sr-only'
          }
        >
          {problem && !failed ? problem : t('requests.draft')}
        </p>
        <Button
          variant="ghost"
          icon={Eraser}
          disabled={busy}
          onClick={onClear}
          className="px-3.5! max-md:[&>span]:sr-only"
        >
          {t('requests.draft.clear')}
        </Button>
        <Button type="submit" variant="primary" size="large" busy={busy} className="max-md:flex-1">
          {busy ? t('requests.sending') : submit}
        </Button>
      </div>
    </div>
  )
}
