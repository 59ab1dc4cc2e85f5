import guideFile from '../../../data/wizards/guide.json' with { type: 'json' }
import type { Guide } from '../../kernel/index.ts'

/** The first game that teaches Wizards while it is played. The schema lets nothing pass that is no Guide. */
export const GUIDE = guideFile as unknown as Guide
