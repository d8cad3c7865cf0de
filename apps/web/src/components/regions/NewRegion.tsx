import type { Region } from '@tomogolf/domain/regions'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { useLaunch } from './use-launch.ts'

/** Says that a region has just started. */
export function NewRegion({ region, className }: { region: Region | null; className?: string }) {
  const t = useT()
  const { state } = useLaunch(region)
  if (region === null || state !== 'seeding') return null
  return (
    <Alert
      tone="info"
      className={className}
      title={t('common.newRegion.title', { region: t(`common.region.${region}`) })}
    >
      {t('common.newRegion.text')}
    </Alert>
  )
}
