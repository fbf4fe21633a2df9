import { defineMessages } from '../../ui/define-messages.js';

export const motionMessages = defineMessages({
  turn: { id: 'motion.turn', defaultMessage: 'Turn it around' },
  film: { id: 'motion.film', defaultMessage: 'See it at work' },
  angle: { id: 'motion.angle', defaultMessage: 'Angle of view' },
  hint: { id: 'motion.hint', defaultMessage: 'Drag the picture or move the slider.' },
  close: { id: 'motion.close', defaultMessage: 'Close' },
});
