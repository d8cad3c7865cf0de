import { useController, useFormContext, useWatch } from 'react-hook-form'
import { useQuery } from '@tanstack/react-query'
import { JOINING_WAYS } from '@tomogolf/domain/approval/join-request'
import { fitsWomenOnly } from '@tomogolf/domain/limits/audience'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { ChipGroup } from '@tomogolf/ui/forms/Chip.tsx'
import { Checkbox } from '@tomogolf/ui/forms/Choice.tsx'
import { FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { regionOf } from '../../../components/regions/region-of.ts'
import { useLaunch } from '../../../components/regions/use-launch.ts'
import { useSetting } from '../../../queries/settings.ts'
import { profileQuery } from '../../../queries/profile.ts'
import type { GameDraft } from '../game-draft.ts'

/**
 * Who finds the game, how guests join, and whether it is for women only, which women choose. `locked`: guests have
 * joined, and keep what they joined.
 */
export function Audience({
  womenOnly,
  locked,
  isNew,
}: {
  womenOnly: boolean
  locked: boolean
  isNew: boolean
}) {
  const t = useT()
  const { control, register, formState } = useFormContext<GameDraft>()
  const againOf = useWatch({ control, name: 'againOf' })
  const [courseId, region, location] = useWatch({
    control,
    name: ['courseId', 'region', 'location'],
  })
  const usual = useSetting('wish_head_start_hours')
  const headStart = useLaunch(regionOf({ courseId, region, location })).headStartHours ?? usual
  // it runs, and can only be ended
  const isRunning = formState.defaultValues?.headStart === true
  const inviteOnly = useController({ control, name: 'inviteOnly' }).field
  const joining = useController({ control, name: 'joining' }).field
  const hours = useSetting('approval_answer_hours')
  const gender = useQuery(profileQuery).data?.gender ?? null
  const mayChoose = womenOnly || fitsWomenOnly({ womenOnly: true }, gender)
  return (
    <>
      <FieldGroup
        label={t('hosting.audience.label')}
        hint={t(inviteOnly.value ? 'hosting.audience.linkText' : 'hosting.audience.everyoneText')}
      >
        <ChipGroup
          name="audience"
          value={inviteOnly.value ? 'link' : 'everyone'}
          onChange={(value) => inviteOnly.onChange(value === 'link')}
          options={[
            { value: 'everyone', label: t('hosting.audience.everyone') },
            { value: 'link', label: t('hosting.audience.link') },
          ]}
        />
      </FieldGroup>
      {isNew && againOf !== null && <Alert tone="info">{t('hosting.audience.again')}</Alert>}
      {!inviteOnly.value && (isNew ? headStart > 0 : isRunning) && (
        <Checkbox {...register('headStart')}>
          {t('hosting.headStart.label')}
          <span className="block text-s text-text-3">
            {isNew
              ? t('hosting.headStart.text', { count: headStart })
              : t('hosting.headStart.running')}
          </span>
        </Checkbox>
      )}
      <FieldGroup
        label={t('hosting.joining.label')}
        hint={
          joining.value === 'approve'
            ? t('hosting.joining.approveText', { time: t('info.hours', { count: hours }) })
            : t('hosting.joining.instantText')
        }
      >
        <ChipGroup
          name="joining"
          value={joining.value}
          onChange={joining.onChange}
          options={JOINING_WAYS.map((value) => ({ value, label: t(`hosting.joining.${value}`) }))}
        />
      </FieldGroup>
      {mayChoose && !locked && (
        <Checkbox {...register('womenOnly')}>
          {t('hosting.women.label')}
          <span className="block text-s text-text-3">{t('hosting.women.text')}</span>
        </Checkbox>
      )}
      {womenOnly && locked && <p className="text-s text-text-2">{t('hosting.women.locked')}</p>}
    </>
  )
}
