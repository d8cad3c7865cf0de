import { RotateCw } from 'lucide-react'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'

type PartFailedProps = { error: unknown; retry: () => void; className?: string | undefined }
/** A small part of a page could not be loaded; `ErrorState` is for a page or its main part. */
export function PartFailed({ error, retry, className }: PartFailedProps) {
  const t = useT()
  return (
    <Alert role="alert" className={className}>
      {errorText(t, error)}
      <span className="mt-2.5 block">
        <Button size="small" icon={RotateCw} onClick={retry}>
          {t('common.retry')}
        </Button>
      </span>
    </Alert>
  )
}
