# The server with its page, ready to start: the set-up of `npm start`, done once.
FROM node:26-slim
WORKDIR /duello
COPY . .
RUN npm install --no-audit --no-fund && npm run build
EXPOSE 4100
VOLUME /duello/data
CMD ["npm", "start"]
