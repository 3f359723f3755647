// The sounds of the table, made here: noise and a few tones, no recordings. Loaded only if sounds are on.
const audio = new AudioContext();

// A burst of noise through a filter, getting quieter; `strokes` makes it come and go, as a pen does.
function noise(seconds, frequency, loudness, strokes) {
  const length = Math.floor(audio.sampleRate * seconds);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < length; at++) {
    const share = at / length;
    const stroke = strokes ? Math.abs(Math.sin(Math.PI * strokes * share)) : 1;
    samples[at] = (Math.random() * 2 - 1) * (1 - share) * stroke;
  }
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency, Q: 0.9 });
  const gain = new GainNode(audio, { gain: loudness });
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start();
}

function tone(frequency, seconds, loudness, delay) {
  const begin = audio.currentTime + delay;
  const source = new OscillatorNode(audio, { frequency });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loudness, begin + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
  source.connect(gain).connect(audio.destination);
  source.start(begin);
  source.stop(begin + seconds);
}

const sounds = {
  pen: () => noise(0.22, 4200, 0.22, 2.5),
  knock: () => { noise(0.09, 320, 0.5); tone(110, 0.12, 0.25, 0); },
  bell: () => [523.25, 659.25, 783.99].forEach((frequency, at) => tone(frequency, 1.6, 0.12, at * 0.16)),
};

export function play(name) {
  // A browser plays no sound before the user has touched the page.
  if (audio.state === "suspended") audio.resume();
  if (sounds[name]) sounds[name]();
  // For tests, which cannot hear it.
  performance.mark(`portolan-sound-${name}`);
}
