import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Spinner } from '@tomogolf/ui/feedback/Spinner.tsx'

/** A check-in is on its way. */
export function CheckingIn() {
  const t = useT()
  return (
    <div className="grid min-h-[calc(100dvh-var(--header))] place-items-center px-(--gutter) text-center">
      <div role="status">
        <Spinner className="mx-auto size-8" />
        <h1 className="mt-5 text-t1">{t('checkin.guest.reading')}</h1>
      </div>
    </div>
  )
}
