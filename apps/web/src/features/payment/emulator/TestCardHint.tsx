import { useT } from '@tomogolf/ui/i18n/i18n.tsx'

/** The test card of the emulator, which accepts no real card. */
export function TestCardHint() {
  const t = useT()
  return (
    <p className="text-s text-text-3">
      {t('payment.setup.test', { number: '4242\u00a04242\u00a04242\u00a04242' })}
    </p>
  )
}
