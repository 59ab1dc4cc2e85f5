import guideFile from '../../../data/wizards/guide.json' with { type: 'json' }
import type { Guide } from '../../kernel/index.ts'
import { dataFile } from '../../parts/data-file.ts'

/** The first game that teaches Wizards while it is played. The schema lets nothing pass that is no Guide. */
export const GUIDE = dataFile<Guide>(guideFile)
